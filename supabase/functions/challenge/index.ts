import { serveFunction } from '../runtime.ts';
import { handleChallenge } from './handler.ts';

serveFunction('challenge', handleChallenge);
