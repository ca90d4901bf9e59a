import type { Client } from 'api-client';
import { clients } from 'api-client/content-types';
import { ContentCollection, PlacesButton } from 'admin-kit/content';
import { Picture } from 'ui-kit';
import classes from './clients-screen.module.css';

const columns = {
  logo: {
    narrow: true,
    cell: ({ logo }: Client) => (
      <Picture src={logo} alt="" width={80} height={40} sizes="80px" fit="contain" className={classes.logo} />
    ),
  },
};

/** The clients and their order. */
export function Component() {
  return (
    <ContentCollection<Client>
      type={clients}
      purpose="The logos of clients appear on the home page."
      columns={columns}
      actions={<PlacesButton type={clients} />}
    />
  );
}
