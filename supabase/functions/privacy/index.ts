import { serveFunction } from '../runtime.ts';
import { handlePrivacy } from './handler.ts';

serveFunction('privacy', handlePrivacy);
