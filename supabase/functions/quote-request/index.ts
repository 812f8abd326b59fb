import { serveFunction } from '../runtime.ts';
import { handleQuoteRequest } from './handler.ts';

serveFunction('quote-request', handleQuoteRequest);
