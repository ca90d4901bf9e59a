/** The day of a date or a moment, as tables keep it; undefined for none. */
export declare function dayOf(date: string | undefined): string | undefined;
/** When an item is published, as far as nobody said its day: the moment it is scheduled for, else now. */
export declare function publicationMoment(publishAt: string | null | undefined, now: Date): Date;
/** The time of day of a moment, `14:30`, in UTC like every time of the API. */
export declare function timeOfDay(moment: Date): string;
