import { useNavigate } from 'react-router-dom';
import type { Client, ClientBody, Sector } from 'api-client';
import { useFetchSectorsQuery } from 'shared-store';
import { Checkbox, notify } from 'ui-kit';
import { EditorScreen, PublicationFields, publicationBody, publicationValues, useEditor } from 'admin-kit';
import type { PublicationValues } from 'admin-kit';
import { CheckboxField, Controller, FormGroup, TextField, useForm } from 'ui-kit/form';
import { adminPaths } from '../admin-paths';
import { useClientAddMutation, useClientUpdateMutation } from '../content-changes';
import { ItemHistory } from '../history/item-history';
import { PictureField } from '../pictures/picture-field';

interface ClientValues extends PublicationValues, Record<string, unknown> {
  name: string;
  logo: string;
  logoAlt: string;
  website: string;
  sectorIds: string[];
  visible: boolean;
}

const LABELS = {
  name: 'Name',
  logo: 'Logo',
  logoAlt: 'Description of the logo',
  website: 'Website',
  sectorIds: 'Sectors',
  visible: 'Shown on the site',
  status: 'Status',
  publishAt: 'Publish at',
} as const;

function toValues(client?: Client): ClientValues {
  return {
    name: client?.name ?? '',
    logo: client?.logo ?? '',
    logoAlt: client?.logoAlt ?? '',
    website: client?.website ?? '',
    sectorIds: client?.sectorIds ?? [],
    visible: client?.visible ?? true,
    ...publicationValues(client),
  };
}

function toBody(values: ClientValues): ClientBody {
  const { name, logo, logoAlt, website, sectorIds, visible } = values;
  return { name, logo, logoAlt, website, sectorIds, visible, ...publicationBody(values) };
}

function SectorChoice({ sectors }: { readonly sectors: readonly Sector[] }) {
  return (
    <Controller
      name="sectorIds"
      render={({ field }) => {
        const chosen: string[] = Array.isArray(field.value) ? field.value : [];
        return (
          <FormGroup legend={LABELS.sectorIds}>
            {sectors.map((sector) => (
              <Checkbox
                key={sector._id}
                label={sector.name}
                checked={chosen.includes(sector._id)}
                onChange={({ target }) =>
                  field.onChange(
                    target.checked ? [...chosen, sector._id] : chosen.filter((entry) => entry !== sector._id),
                  )
                }
              />
            ))}
          </FormGroup>
        );
      }}
    />
  );
}

/** The editor of a client, new or existing. */
export function ClientEditor({ client }: { readonly client?: Client }) {
  const navigate = useNavigate();
  const { data: sectors = [] } = useFetchSectorsQuery();
  const [add] = useClientAddMutation();
  const [update] = useClientUpdateMutation();
  const form = useForm<ClientValues>({ defaultValues: toValues(client) });
  const editor = useEditor<ClientValues, Client>({
    form,
    entity: client,
    toValues,
    save: async (values, version) => {
      const body = toBody(values);
      const answer = client
        ? await update({
            params: { id: client._id },
            body: { ...body, ...(version !== undefined && { version }) },
          }).unwrap()
        : await add({ body }).unwrap();
      return answer.message;
    },
    onSaved: () => void navigate(adminPaths.clients),
  });
  const title = client ? `Edit ${client.name}` : 'Add client';
  return (
    <EditorScreen
      title={title}
      crumbs={[{ label: 'Clients', href: adminPaths.clients }, { label: title }]}
      editor={editor}
      toValues={toValues}
      labels={LABELS}
      onInvalid={() => notify.error('All Fields are Required')}
      actions={client && <ItemHistory collection="clients" id={client._id} labels={LABELS} />}
      aside={
        <>
          <PublicationFields />
          <CheckboxField name="visible" label={LABELS.visible} />
        </>
      }
    >
      <TextField name="name" label={LABELS.name} rules={{ required: 'Name is required' }} />
      <PictureField name="logo" label={LABELS.logo} altName="logoAlt" required="Logo is required" />
      <TextField name="logoAlt" label={LABELS.logoAlt} hint="The name when empty." optional />
      <TextField name="website" type="url" label={LABELS.website} optional />
      <SectorChoice sectors={sectors} />
    </EditorScreen>
  );
}
