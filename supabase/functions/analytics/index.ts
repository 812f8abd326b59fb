import { serveFunction } from '../runtime.ts';
import { handleAnalytics } from './handler.ts';

serveFunction('analytics', handleAnalytics);
