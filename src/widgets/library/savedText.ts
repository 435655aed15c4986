/** Today by its time, this year by its day, in the user's own way of writing. */
export function savedText(savedAt: number, now: number): string {
  const saved = new Date(savedAt);
  const today = new Date(now);
  if (saved.toDateString() === today.toDateString()) {
    return `today, ${saved.toLocaleTimeString([], { timeStyle: 'short' })}`;
  }
  const isThisYear = saved.getFullYear() === today.getFullYear();
  return saved.toLocaleDateString([], {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  });
}
