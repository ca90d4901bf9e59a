import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { makeStore, Provider } from 'shared-store';
import { tableCall } from 'shared-store/testing';
import { PublicationBadges, type HiddenWork } from './status-badge';

const planned = { at: '2026-12-03T06:00:00.000Z', unpublishes: false };
const work = (hidden: Partial<HiddenWork>): HiddenWork => ({ isChanged: true, ...hidden });

it.each([
  ['the day of a scheduled item', 'scheduled', undefined, ['Scheduled 3 Dec 2026']],
  ['changes', 'published', work({}), ['Published', 'Changed']],
  ['the day of planned changes', 'published', work({ planned }), ['Published', 'Changes 3 Dec 2026']],
  [
    'the day of its end',
    'published',
    work({ planned: { ...planned, unpublishes: true } }),
    ['Published', 'Ends 3 Dec 2026'],
  ],
  ['a review before the plan', 'published', work({ planned, review: 'waiting' }), ['Published', 'Waiting for review']],
  [
    'the plan after an approval',
    'published',
    work({ planned, review: 'approved' }),
    ['Published', 'Changes 3 Dec 2026'],
  ],
  ['a failure first', 'published', work({ planned, failure: 'No.' }), ['Published', 'Not published in time']],
] as const)('a list shows %s', (_, status, hidden, words) => {
  const store = makeStore({ call: tableCall({}).call });
  const { container } = render(
    <Provider store={store}>
      <PublicationBadges item={{ status, publishAt: planned.at }} hidden={hidden} />
    </Provider>,
  );
  expect(container).toHaveTextContent(words.join(''));
});
