import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Service } from 'api-client';
import { emptyItem, services } from 'api-client/content-types';
import { failure, renderRoutes } from 'page-testing';
import { userLoaded } from 'shared-store';
import { drainNotices } from 'ui-kit';
import { InnerServiceDialog } from './inner-service-dialog';

const service: Service = { ...emptyItem<Service>(services, '2026-01-01T00:00:00.000Z'), _id: 's1' };

it('shows a refusal at the field that it names, and in a message', async () => {
  const messages: string[] = [];
  const stop = drainNotices(({ message }) => messages.push(message));
  localStorage.setItem('token', 'a-token');
  const answers = {
    InnerAddServices: () => Promise.reject(failure(422, 'Not saved', [{ path: 'title', message: 'Say it shorter' }])),
  };
  renderRoutes(
    (store) => {
      store.dispatch(userLoaded({ name: 'Meera Joshi', email: 'meera@tridhara.example' }));
      return [{ index: true, element: <InnerServiceDialog service={service} onClose={() => undefined} /> }];
    },
    { answers },
  );
  await userEvent.type(await screen.findByLabelText('Heading'), 'Logging');
  await userEvent.type(screen.getByLabelText('Details'), 'While drilling.');
  await userEvent.click(screen.getByRole('button', { name: 'Add Inner Service' }));
  await waitFor(() => expect(screen.getByLabelText('Heading')).toHaveAccessibleDescription('Say it shorter'));
  expect(messages).toEqual(['Not saved']);
  stop();
});
