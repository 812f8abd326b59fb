import { serveFunction } from '../runtime.ts';
import { handleInvoices } from './handler.ts';

serveFunction('invoices', handleInvoices);
