import { serveFunction } from '../runtime.ts';
import { handleWithdrawal } from './handler.ts';

serveFunction('withdrawal', handleWithdrawal);
