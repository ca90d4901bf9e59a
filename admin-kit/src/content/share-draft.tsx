import { useEffect, useState, type ReactNode } from 'react';
import { createPreviewLink, endPreviewLink, fetchPreviewLinks, previewCollections } from 'api-client';
import type { LivePreviewCollection, PreviewLink } from 'api-client';
import { Copy, Share2 } from 'lucide-react';
import { useDates, callApi, useAppDispatch } from 'shared-store';
import { Button, Heading, notify, Select, Stack, TextInput } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { useAttempt } from '../attempt';
import classes from './share-draft.module.css';

const DAYS = [
  { value: '1', label: 'One day' },
  { value: '7', label: 'One week' },
  { value: '30', label: '30 days' },
] as const;

interface Shared {
  readonly collection: LivePreviewCollection;
  readonly id: string;
}

function ShareDialog({ collection, id, onClose }: Shared & { readonly onClose: () => void }) {
  const dispatch = useAppDispatch();
  const dates = useDates();
  const [links, setLinks] = useState<readonly PreviewLink[]>([]);
  const [made, setMade] = useState<{ readonly _id: string; readonly address: string }>();
  const [days, setDays] = useState<string>('7');
  const { busy, attempt } = useAttempt();
  const params = { collection, id };
  const read = async () => setLinks((await dispatch(callApi(fetchPreviewLinks, { params }))).links);
  useEffect(() => {
    void attempt(read);
    // The links are loaded when the dialog opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);

  const create = () =>
    attempt(async () => {
      const chosen = days === '1' ? 1 : days === '30' ? 30 : 7;
      const { link } = await dispatch(callApi(createPreviewLink, { params, body: { days: chosen } }));
      setMade({ _id: link._id, address: location.origin + link.path });
      await read();
    });
  const copy = () =>
    attempt(async () => {
      await navigator.clipboard.writeText(made?.address ?? '');
      notify.success('Link copied');
    });
  const end = (link: PreviewLink) =>
    attempt(async () => {
      notify.success((await dispatch(callApi(endPreviewLink, { params: { id: link._id } }))).message);
      if (made?._id === link._id) setMade(undefined);
      await read();
    });

  return (
    <Dialog
      busy={busy}
      onClose={onClose}
      title="Share draft"
      description="Anyone with the link can see the last saved version until the link expires."
    >
      <Stack gap={3}>
        {made ? (
          <div className={classes.made}>
            <TextInput
              label="Link"
              hint="Copy it now. It is shown only once."
              value={made.address}
              readOnly
              onFocus={({ target }) => target.select()}
            />
            {/* The button that created the link is gone. */}
            <Button autoFocus icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
              Copy link
            </Button>
          </div>
        ) : (
          <div className={classes.made}>
            <Select
              label="The link expires after"
              value={days}
              options={[...DAYS]}
              onChange={({ target }) => setDays(target.value)}
            />
            <Button onClick={() => void create()}>Create link</Button>
          </div>
        )}
        {links.length > 0 && (
          <section>
            <Heading level={3} size={6}>
              Active links
            </Heading>
            <ul role="list" className={classes.links}>
              {links.map((link) => (
                <li key={link._id}>
                  <span>{`${link._id === made?._id ? 'This link, until' : 'Until'} ${dates.moment(link.expiresAt)}, created by ${link.createdBy}`}</span>
                  <Button
                    variant="ghost"
                    size="small"
                    aria-label={`Revoke the link that expires on ${dates.moment(link.expiresAt)}`}
                    onClick={() => void end(link)}
                  >
                    Revoke
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </Stack>
    </Dialog>
  );
}

interface ShareDraftProps {
  readonly collection: string;
  readonly item: { readonly _id: string; readonly status?: string };
  /** A published item has changes that visitors do not see yet. */
  readonly hasChanges: boolean;
}

/** The button that shares an item as it was last saved, or for `sections` a fixed page by its name. */
export function ShareButton(shared: Shared): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" icon={<Share2 aria-hidden="true" />} onClick={() => setOpen(true)}>
        Share draft
      </Button>
      {open && <ShareDialog {...shared} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The button that shares what visitors do not see yet; renders nothing without it, or for items without a page. */
export function ShareDraft({ collection, item, hasChanges }: ShareDraftProps): ReactNode {
  const shared = previewCollections.find((one) => one === collection);
  if (!shared || (item.status === 'published' && !hasChanges)) return null;
  return <ShareButton collection={shared} id={item._id} />;
}
