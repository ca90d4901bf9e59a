import { datesOf } from 'api-client';
import { saveQuestion } from './save-question';

const dates = datesOf('Asia/Kolkata');
const ask = (publishAt: string, item?: object) => saveQuestion('blog', { status: 'scheduled', publishAt }, dates, item);

it('asks before a scheduled moment in the past publishes an item, but not for a published one', () => {
  expect(ask('2020-01-01T10:00')?.title).toBe('Publish this blog now?');
  expect(ask('2020-01-01T10:00', { status: 'published', publishAt: null })).toBeUndefined();
  expect(ask('2099-01-01T10:00')).toBeUndefined();
});
