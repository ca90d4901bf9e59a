const FORM = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** A moment as the administration writes it everywhere: day, time and the reader's own zone. */
export function momentText(moment: string): string {
  return FORM.format(new Date(moment));
}
