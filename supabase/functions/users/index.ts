import { serveFunction } from '../runtime.ts';
import { handleUsers } from './handler.ts';

serveFunction('users', handleUsers);
