import { datesOf } from 'api-client';
import { publicationBody, publicationValues } from './publication-fields';

const berlin = datesOf('Europe/Berlin');
const scheduledFor = (publishAt: string) => ({ status: 'scheduled' as const, publishAt });

it('sends the earlier of two moments with the same local time after a clock change', () => {
  expect(publicationBody(scheduledFor('2032-10-31T02:30'), berlin).publishAt).toBe('2032-10-31T00:30:00.000Z');
});

it('leaves an unchanged moment as it is, even the later of the two', () => {
  const item = { status: 'scheduled', publishAt: '2032-10-31T01:30:00.000Z' };
  const values = publicationValues(berlin, item);
  expect(values).toEqual(scheduledFor('2032-10-31T02:30'));
  expect(publicationBody(values, berlin, item).publishAt).toBe(item.publishAt);
});
