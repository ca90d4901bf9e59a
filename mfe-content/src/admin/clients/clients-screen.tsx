import type { Client } from 'api-client';
import { clients } from 'api-client/content-types';
import { ContentCollection, PlacesButton } from 'admin-kit/content';

/** The clients and their order. */
export function Component() {
  return (
    <ContentCollection<Client>
      type={clients}
      purpose="The logos of clients appear on the home page."
      actions={<PlacesButton type={clients} />}
    />
  );
}
