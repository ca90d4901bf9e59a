import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ENQUIRY_PATH } from 'api-client';
import { renderRoutes } from 'page-testing';
import { page } from '../enquiry/enquiry-page';
import serviceEnquiry from './service-enquiry';

it('leads from a service to an enquiry about it, which its message names', async () => {
  const input = { id: 's1', title: 'Rig supervision' };
  const service = { _id: 's1', title: 'Rig supervision', desc: 'Day and night.', logo: '', innerServices: [] };
  renderRoutes(
    (store) => [
      { path: '/', Component: () => <serviceEnquiry.Component input={input} /> },
      { path: ENQUIRY_PATH, ...page(store) },
    ],
    { answers: { GetServices: () => ({ success: true, services: [service] }) } },
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Enquire about this Rig supervision' }));
  expect(await screen.findByRole('region', { name: 'Service' })).toHaveTextContent('Rig supervision');
  expect(screen.getByRole('textbox', { name: /Message/ })).toHaveValue(
    'Please send a quotation for:\n- Rig supervision\n\nQuantity and place of delivery: ',
  );
  expect(screen.queryByRole('region', { name: 'Products' })).not.toBeInTheDocument();
});
