import { setFlagsFromString } from 'node:v8';

// Imported first: for the threads that start from here on. The main thread keeps the young
// generation that server/start.sh gives it, as rendering a page fills it; in a thread for database
// or documents it would only hold more garbage. Beside that setting of the process the
// `resourceLimits` of a thread count for nothing (Node 24).
setFlagsFromString('--max-semi-space-size=4');
