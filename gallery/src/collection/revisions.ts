import type { HistoryEntry } from 'admin-kit';

/** Three versions of an article, newest first. */
export const revisions: readonly HistoryEntry[] = [
  {
    number: 3,
    at: '2026-11-02T09:00:00+05:30',
    by: 'Meera Joshi',
    action: 'saved',
    content: { name: 'Reading a corrosion coupon', description: 'Weight loss is only half of it.' },
  },
  {
    number: 2,
    at: '2026-10-28T16:40:00+05:30',
    by: 'Anita Rao',
    action: 'restored',
    content: { name: 'Reading a coupon', description: 'Weight loss is half of it.' },
  },
  { number: 1, at: '2026-10-20T11:15:00+05:30', by: '', action: 'created', content: { name: 'Coupons' } },
];
