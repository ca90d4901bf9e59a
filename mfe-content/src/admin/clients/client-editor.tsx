import { fetchSectors } from 'api-client';
import { useRead } from 'shared-store';
import type { Client } from 'api-client';
import { clients } from 'api-client/content-types';
import { ItemPage, type FieldInputProps } from 'admin-kit/content';
import { Checkbox } from 'ui-kit';
import { Controller, FormGroup } from 'ui-kit/form';
import { ContentEditor } from '../content-editor';

function SectorChoice({ name, label }: FieldInputProps) {
  const { data: sectors = [] } = useRead(fetchSectors);
  return (
    <Controller
      name={name}
      render={({ field }) => {
        const chosen: string[] = Array.isArray(field.value) ? field.value : [];
        return (
          <FormGroup legend={label}>
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

const inputs = { sectorIds: SectorChoice };

/** The editor of a new or existing client. */
export function Component() {
  return (
    <ItemPage<Client>
      type={clients}
      editor={(item) => <ContentEditor type={clients} item={item} aside={['visible']} inputs={inputs} />}
    />
  );
}
