const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A moment as a day in words, the same on the server and in every browser; nothing for what is no date. */
export function dayText(moment: string | null | undefined): string {
  if (!moment) return '';
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? '' : day.format(date);
}

const appointment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });

/** A moment as an appointment in words, in the zone that its mail names: the same on the server and in every browser. */
export const appointmentText = (moment: string): string => `${appointment.format(new Date(moment))} UTC`;
