/** The day of a date or a moment, as tables keep it; undefined for none. */
export function dayOf(date: string | undefined): string | undefined {
  return date ? new Date(date).toISOString().slice(0, 10) : undefined;
}

/** When an item is published, as far as nobody said its day: the moment it is scheduled for, else now. */
export function publicationMoment(publishAt: string | null | undefined, now: Date): Date {
  return publishAt ? new Date(publishAt) : now;
}

/** The time of day of a moment, `14:30`, in UTC like every time of the API. */
export function timeOfDay(moment: Date): string {
  return moment.toISOString().slice(11, 16);
}
