import { serveFunction } from '../runtime.ts';
import { handleOffers } from './handler.ts';

serveFunction('offers', handleOffers);
