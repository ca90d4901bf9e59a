import { EDITORS, type RemoteCollection, type Role } from 'api-client';
import { contentTypes, importedCollections, type ContentType, type ImportedCollection } from 'api-client/content-types';
import { useState, type ReactNode } from 'react';
import { selectUserInfo, useAppSelector } from 'shared-store';
import { ScreenHead } from 'admin-kit';
import { Panel, Select } from 'ui-kit';
import { collectionName } from '../names';
import { ExportPanel } from './export-panel';
import { useRemoteCollections } from '../use-remote-collections';
import { ImportPanel } from './import-panel';
import { RetiredCollection } from './retired-collection';
import classes from './import-export.module.css';

const types: readonly ContentType[] = Object.values(contentTypes);

/** The collections that a role may import and export; all of them until the role is known: the server decides. */
const optionsFor = (role: Role | undefined) =>
  importedCollections
    .filter((name) => {
      const roles = types.find(({ collection }) => collection === name)?.roles ?? EDITORS;
      return role === undefined || roles.includes(role);
    })
    .map((value) => ({ value, label: collectionName(value) }));

/** Imports content from a file, after a check that lists every invalid row, and exports it. */
export function Component(): ReactNode {
  const role = useAppSelector((state) => selectUserInfo(state)?.role);
  const [collection, setCollection] = useState<ImportedCollection | RemoteCollection>('products');
  const ofRemotes = useRemoteCollections(role);
  const retired = ofRemotes.find(({ value, live }) => value === collection && !live);
  const options = [...optionsFor(role), ...ofRemotes];
  return (
    <div className={classes.page}>
      <ScreenHead title="Import and export" lead="Whole collections, as CSV or JSON." />
      <Panel>
        <Select
          label="Collection"
          value={collection}
          options={options}
          onChange={(event) =>
            setCollection(options.find(({ value }) => value === event.target.value)?.value ?? 'products')
          }
        />
      </Panel>
      <ExportPanel collection={collection} />
      {retired ? (
        <RetiredCollection
          collection={retired}
          mayErase={role === 'owner'}
          onErased={() => setCollection('products')}
        />
      ) : (
        <ImportPanel key={collection} collection={collection} />
      )}
    </div>
  );
}
