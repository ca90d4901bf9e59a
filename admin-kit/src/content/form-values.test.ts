/** @jest-environment node */
import type { ContentType } from 'api-client/content-types';
import { formLabels, previewItem, toBody, toValues } from './form-values';

const machines = {
  collection: 'products',
  path: '/machines',
  item: 'machine',
  items: 'machines',
  operations: { list: 'l', create: 'c', update: 'u', delete: 'd' },
  what: 'Machine',
  title: 'name',
  slug: true,
  fields: {
    name: { kind: 'line', label: 'Name', required: true },
    logo: { kind: 'picture', label: 'Logo', formLabel: 'Picture' },
    built: { kind: 'date', label: 'Built' },
    sold: { kind: 'date', label: 'Sold', nullable: true },
    hour: { kind: 'time', label: 'Hour' },
    shown: { kind: 'flag', label: 'Shown', default: true },
    weight: { kind: 'integer', label: 'Weight', default: null },
    size: { kind: 'select', label: 'Size', options: ['small', 'large'], whenAbsent: 'large' },
    tags: { kind: 'lines', label: 'Tags' },
    steps: { kind: 'lines', label: 'Steps', rows: 3 },
    views: { kind: 'integer', label: 'Views', default: 0, readOnly: true },
    order: { kind: 'integer', label: 'Order', default: 0, form: false },
  },
  order: ['order'],
} as const satisfies ContentType;

const item = {
  _id: 'm1',
  slug: 'pump',
  status: 'published',
  publishAt: null,
  version: 4,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  name: 'Pump',
  logo: '/pump.png',
  built: '2020-05-01T00:00:00.000Z',
  sold: null,
  hour: '10:30',
  shown: false,
  weight: 90,
  size: 'small',
  tags: ['a', 'b'],
  steps: ['One, two', 'Three'],
  views: 7,
  order: 3,
};

type Machine = Omit<typeof item, 'sold' | 'size'> & { sold: string | null; size: string };

it('has a value for each writable field, and for the address', () => {
  expect(toValues(machines, item)).toEqual({
    name: 'Pump',
    logo: '/pump.png',
    built: '2020-05-01',
    sold: '',
    hour: '10:30',
    shown: false,
    weight: '90',
    size: 'small',
    tags: 'a, b',
    steps: 'One, two\nThree',
    slug: 'pump',
  });
  expect(toValues(machines)).toMatchObject({ name: '', shown: true, weight: '', size: 'large', slug: '' });
});

it('sends the values back unchanged, without empty optional ones', () => {
  expect(toBody(machines, toValues(machines, item), item)).toEqual({
    name: 'Pump',
    logo: '/pump.png',
    built: '2020-05-01',
    sold: null,
    hour: '10:30',
    shown: false,
    weight: 90,
    size: 'small',
    tags: ['a', 'b'],
    steps: ['One, two', 'Three'],
  });
  const sent = toBody(machines, { ...toValues(machines), name: ' Fan ', tags: 'x,, y, x', slug: 'fan' });
  expect(sent).toMatchObject({ name: 'Fan', weight: null, tags: ['x', 'y'], slug: 'fan' });
  expect(toBody(machines, { ...toValues(machines), built: '', hour: '' }, item)).not.toHaveProperty('built');
});

it('leaves an empty date and time to the server, which has the site’s time zone', () => {
  const sent = toBody<object>(machines, toValues(machines));
  expect(sent).not.toHaveProperty('built');
  expect(sent).not.toHaveProperty('hour');
  expect(sent).toMatchObject({ sold: null });
  expect(toBody(machines, { ...toValues(machines), hour: '09:00' })).toMatchObject({ hour: '09:00' });
});

it('previews an item that is not stored yet, with the fields that only the server writes', () => {
  const now = '2026-06-01T08:00:00.000Z';
  const fresh = previewItem<Machine>(machines, toBody<object>(machines, toValues(machines)), undefined, now);
  expect(fresh).toMatchObject({ _id: 'new', sold: null, views: 0, tags: [] });
  const changed = toBody<object>(machines, { ...toValues(machines, item), name: 'Fan' }, item);
  expect(previewItem<Machine>(machines, changed, item, now)).toMatchObject({
    _id: 'm1',
    name: 'Fan',
    slug: 'pump',
    views: 7,
    order: 3,
  });
});

it('labels the fields like their form', () => {
  expect(formLabels(machines)).toMatchObject({
    name: 'Name',
    logo: 'Picture',
    slug: 'Address',
    publishAt: 'Publish at',
  });
});
