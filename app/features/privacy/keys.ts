export const PERSON_KEY = ['admin-person'];
export const LOG_KEY = ['admin-deletion-log'];
export const ASKED_KEY = ['admin-deletion-requests'];
