/** React's own start, in a file of its own: nothing of it may come with the frame. */
export { hydrateRoot } from 'react-dom/client';
