import styles from './app.css?inline';

/**
 * The style sheet as text for the head of the page (SEO-12): the first paint waits for no second request. The browser's bundle
 * carries none of it; there the text is taken back from the document, for the case that React has to draw the whole page anew.
 */
export const criticalCss: string = import.meta.env.SSR ? styles : (document.querySelector('style[data-critical]')?.innerHTML ?? '');
