/** Why a calendar could not be read, in German for the staff. */
export class CalendarProblem extends Error {}
