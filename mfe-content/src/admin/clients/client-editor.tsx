import type { Client } from 'api-client';
import { clients } from 'api-client/content-types';
import { ItemPage } from 'admin-kit/content';
import { ContentEditor } from '../content-editor';

/** The editor of a new or existing client. */
export function Component() {
  return (
    <ItemPage<Client>
      type={clients}
      editor={(item) => <ContentEditor type={clients} item={item} aside={['visible']} />}
    />
  );
}
