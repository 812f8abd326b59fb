import { serveFunction } from '../runtime.ts';
import { handleChat } from './bundled-handler.ts';

serveFunction('chatbot', handleChat);
