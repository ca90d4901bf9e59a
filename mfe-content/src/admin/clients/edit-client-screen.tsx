import type { Client } from 'api-client';
import { useClientsToManageQuery } from '../content-changes';
import { ListedItemScreen } from '../listed-item-screen';
import { ClientEditor } from './client-editor';

/** The editor of one client. */
export function Component() {
  const list = useClientsToManageQuery(undefined, { refetchOnMountOrArgChange: true });
  return <ListedItemScreen<Client> list={list} editor={(client) => <ClientEditor client={client} />} />;
}
