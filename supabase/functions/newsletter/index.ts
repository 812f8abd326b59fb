import { serveFunction } from '../runtime.ts';
import { handleNewsletter } from './handler.ts';

serveFunction('newsletter', handleNewsletter);
