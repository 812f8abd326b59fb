import { serveFunction } from '../runtime.ts';
import { handleConsent } from './handler.ts';

serveFunction('consent', handleConsent);
