import { useState } from 'react';
import { focusedAddress } from 'api-client';
import type { MediaItem } from 'api-client';
import { Upload } from 'lucide-react';
import { Button, EmptyState, ErrorPanel, Picture, SearchInput, Select, SkeletonCards } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { useContentPicturesQuery } from './api';
import { PictureUpload } from './picture-upload';
import classes from './pictures.module.css';

export interface ChosenPicture {
  readonly url: string;
  /** Its address with the focal point, for uses that may crop it. */
  readonly focused: string;
  readonly alt: string;
}

interface PictureChooserProps {
  readonly onClose: () => void;
  readonly onChosen: (picture: ChosenPicture) => void;
}

const MAX_SHOWN = 60;

function matches({ originalName, alt }: MediaItem, search: string): boolean {
  return `${originalName} ${alt}`.toLowerCase().includes(search.trim().toLowerCase());
}

/** Chooses a picture of the media library, or uploads one. */
export default function PictureChooser({ onClose, onChosen }: PictureChooserProps) {
  const { data: pictures, isError, isFetching, refetch } = useContentPicturesQuery();
  const [search, setSearch] = useState('');
  const [folder, setFolder] = useState('');
  const [isUploading, setUploading] = useState(false);
  const [busy, setBusy] = useState(false);
  if (isUploading)
    return (
      <Dialog
        busy={busy}
        onClose={onClose}
        title="Upload a picture"
        description={folder === '' ? 'It gets into the media library.' : `It gets into the folder ${folder}.`}
      >
        <PictureUpload
          folder={folder}
          busy={busy}
          onBusy={setBusy}
          onBack={() => setUploading(false)}
          onUploaded={(url, alt) => onChosen({ url, focused: url, alt })}
        />
      </Dialog>
    );

  const folders = [...new Set((pictures ?? []).map((picture) => picture.folder))].filter((name) => name !== '').sort();
  const found = (pictures ?? []).filter(
    (picture) => matches(picture, search) && (folder === '' || picture.folder === folder),
  );
  return (
    <Dialog
      unsaved={false}
      size="large"
      onClose={onClose}
      title="Choose a picture"
      footer={
        <Button variant="secondary" icon={<Upload aria-hidden="true" />} onClick={() => setUploading(true)}>
          Upload a picture
        </Button>
      }
    >
      <div className={classes.chooser}>
        <div className={classes.find}>
          <SearchInput label="Search pictures" placeholder="Search pictures" value={search} onValueChange={setSearch} />
          {folders.length > 0 && (
            <Select
              label="Folder"
              hideLabel
              value={folder}
              onChange={(event) => setFolder(event.target.value)}
              placeholder="Folder: all"
              options={folders.map((name) => ({ value: name, label: name }))}
            />
          )}
        </div>
        {isError && (
          <ErrorPanel message="The library could not be loaded." busy={isFetching} onRetry={() => void refetch()} />
        )}
        {!pictures && !isError && <SkeletonCards count={8} cards="small" />}
        {pictures && found.length === 0 && <EmptyState title="No pictures found" headingLevel={3} drawing="search" />}
        <ul className={classes.pictures} role="list">
          {found.slice(0, MAX_SHOWN).map((picture) => (
            <li key={picture._id}>
              <button
                type="button"
                className={classes.picture}
                onClick={() => onChosen({ url: picture.url, focused: focusedAddress(picture), alt: picture.alt })}
              >
                <Picture src={focusedAddress(picture)} alt={picture.alt} width={240} height={160} sizes="240px" />
                <span className={classes.name}>{picture.originalName}</span>
              </button>
            </li>
          ))}
        </ul>
        {found.length > MAX_SHOWN && (
          <p className={classes.hint}>{`The newest ${MAX_SHOWN} of ${found.length}. Search to find the others.`}</p>
        )}
      </div>
    </Dialog>
  );
}
