/** A moment in the user's locale, to the second; `style` `time` leaves the date out. */
export function formatMoment(iso: string, style: 'full' | 'time' = 'full'): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  return style === 'time'
    ? moment.toLocaleTimeString(undefined, { timeStyle: 'medium' })
    : moment.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
}
