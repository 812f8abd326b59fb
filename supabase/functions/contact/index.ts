import { serveFunction } from '../runtime.ts';
import { handleContact } from './handler.ts';

serveFunction('contact', handleContact);
