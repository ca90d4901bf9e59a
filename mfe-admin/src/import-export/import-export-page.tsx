import { isAllowed, type RemoteCollection } from 'api-client';
import { importedCollections, type ImportedCollection } from 'api-client/content-types';
import { useState, type ReactNode } from 'react';
import { selectUserInfo, useAppSelector } from 'shared-store';
import { ScreenHead } from 'admin-kit';
import { Panel, Select } from 'ui-kit';
import { collectionName } from '../names';
import { ExportButtons } from './export-buttons';
import { useRemoteCollections } from '../use-remote-collections';
import { ImportPanel } from './import-panel';
import { RetiredCollection } from './retired-collection';
import classes from './import-export.module.css';

/** The collections that a user may import and export; all of them until the rights are known: the server decides. */
const optionsFor = (rights: readonly string[] | undefined) =>
  importedCollections
    .filter((name) => rights === undefined || isAllowed(rights, [`${name}:publish`]))
    .map((value) => ({ value, label: collectionName(value) }));

/** Imports content from a file, after a check that lists every invalid row, and exports it. */
export function Component(): ReactNode {
  const user = useAppSelector(selectUserInfo);
  const [collection, setCollection] = useState<ImportedCollection | RemoteCollection>('products');
  const ofRemotes = useRemoteCollections('publish');
  const retired = ofRemotes.find(({ value, live }) => value === collection && !live);
  const options = [...optionsFor(user?.rights), ...ofRemotes];
  return (
    <div className={classes.page}>
      <ScreenHead
        title="Import and export"
        lead="Download a whole collection, or add and change many items with one file."
      />
      <Panel>
        <div className={classes.collection}>
          <Select
            label="Collection"
            value={collection}
            options={options}
            onChange={(event) =>
              setCollection(options.find(({ value }) => value === event.target.value)?.value ?? 'products')
            }
          />
          <ExportButtons collection={collection} />
        </div>
      </Panel>
      {retired ? (
        <RetiredCollection
          collection={retired}
          mayErase={user?.role === 'owner'}
          onErased={() => setCollection('products')}
        />
      ) : (
        <ImportPanel key={collection} collection={collection} />
      )}
    </div>
  );
}
