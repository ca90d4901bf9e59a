const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const DAY_FORM = new Intl.DateTimeFormat('en-IN', DAY);
const FORM = new Intl.DateTimeFormat('en-IN', {
  ...DAY,
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** A moment as the administration writes it everywhere: day, time and the reader's own zone. */
export function momentText(moment: string): string {
  return FORM.format(new Date(moment));
}

/** The day of a moment where the time says nothing more, by the reader's own clock. */
export function dayText(moment: string): string {
  return DAY_FORM.format(new Date(moment));
}
