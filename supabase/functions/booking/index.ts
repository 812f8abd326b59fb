import { serveFunction } from '../runtime.ts';
import { handleBooking } from './handler.ts';

serveFunction('booking', handleBooking);
