import { redirect } from 'react-router';
import { pathOfStep, SETUP_STEPS } from './steps.ts';

export const loader = () => redirect(pathOfStep(SETUP_STEPS[0].slug));
