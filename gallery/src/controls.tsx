import { useState } from 'react';
import { Download, Pencil, Plus, Trash2 } from 'lucide-react';
import {
  Badge,
  Button,
  ButtonLink,
  Checkbox,
  Chip,
  ChipLink,
  Cluster,
  IconButton,
  RemovableChip,
  SearchInput,
  Select,
  Tag,
  TextArea,
  TextInput,
} from 'ui-kit';
import { DropdownMenu } from 'ui-kit/menu';
import { Tabs } from 'ui-kit/tabs';
import { Pager } from 'ui-kit/pager';
import { Part } from './part';
import classes from './gallery.module.css';

export function Controls() {
  const [search, setSearch] = useState('corrosion');
  const [page, setPage] = useState(5);
  const [on, setOn] = useState(true);
  return (
    <>
      <Part title="Buttons">
        <Cluster>
          <Button>Send enquiry</Button>
          <Button variant="secondary">Secondary</Button>
          <Button variant="ghost">Ghost</Button>
          <Button variant="danger">Delete</Button>
          <Button busy>Saving</Button>
          <Button disabled>Disabled</Button>
          <ButtonLink href="#download" icon={<Download aria-hidden="true" />} variant="secondary">
            Download PDF
          </ButtonLink>
        </Cluster>
        <Cluster>
          <Button size="small" icon={<Plus aria-hidden="true" />}>
            Add product
          </Button>
          <Button size="small" variant="secondary">
            Small
          </Button>
          <Button size="small" variant="secondary" busy>
            Busy
          </Button>
          <IconButton label="Edit">
            <Pencil aria-hidden="true" />
          </IconButton>
          <IconButton label="Remove" size="small" variant="secondary">
            <Trash2 aria-hidden="true" />
          </IconButton>
        </Cluster>
      </Part>
      <Part title="Fields">
        <div className={classes.fields}>
          <TextInput label="Full name" name="name" autoComplete="name" defaultValue="Meera Joshi" />
          <TextInput
            label="Email"
            name="email"
            type="email"
            hint="We answer to this address."
            placeholder="name@company.com"
          />
          <TextInput label="Phone" optional name="phone" type="tel" />
          <TextInput label="Contact number" error="Enter the number with its country code." defaultValue="98" />
          <TextInput label="Reference" disabled value="TR-2041" readOnly />
          <Select
            label="Topic"
            placeholder="Choose a topic"
            options={[
              { value: 'quote', label: 'Request a quotation' },
              { value: 'support', label: 'Technical support for a product already in use' },
            ]}
          />
          <TextArea label="Message" hint="What do you want to treat, and how much of it?" />
          <SearchInput label="Search products" value={search} onValueChange={setSearch} placeholder="Search products" />
        </div>
        <div className={classes.fields}>
          <Checkbox label="Keep me informed" checked={on} onChange={(event) => setOn(event.target.checked)} />
          <Checkbox label="Some of them" indeterminate />
          <Checkbox label="I agree that my details are kept for this enquiry" error="Please agree to send the form." />
          <Checkbox label="Not available" disabled defaultChecked />
        </div>
      </Part>
      <Part title="Labels">
        <Cluster gap={1}>
          <Badge>Draft</Badge>
          <Badge tone="success">Published</Badge>
          <Badge tone="warning">Scheduled</Badge>
          <Badge tone="danger">Rejected</Badge>
          <Badge tone="info">Review</Badge>
          <Tag>Oil & Gas</Tag>
          <Tag data-accent="chemicals">Chemicals</Tag>
          <Tag data-accent="water">Water</Tag>
          <Tag data-accent="lubricants">Lubricants</Tag>
        </Cluster>
        <Cluster gap={1}>
          <Chip selected={on} count={12} onClick={() => setOn(!on)}>
            Liquid
          </Chip>
          <Chip selected={false} count={4}>
            Powder
          </Chip>
          <ChipLink href="#all" aria-current="true">
            All
          </ChipLink>
          <RemovableChip removeLabel="Remove filter Grade: API" onRemove={() => undefined}>
            Grade: API
          </RemovableChip>
        </Cluster>
      </Part>
      <Part title="Pager">
        <Pager page={page} pageCount={12} onPage={setPage} />
        <Pager page={1} pageCount={3} hrefFor={(target) => `#page-${target}`} label="Short list" />
      </Part>
      <Part title="Menus and tabs">
        <Cluster>
          <DropdownMenu
            trigger={<Button variant="secondary">Menu</Button>}
            heading="Signed in as Meera Joshi"
            align="start"
            items={[
              { label: 'Profile', href: '#profile' },
              { label: 'Edit', icon: <Pencil aria-hidden="true" />, onSelect: () => undefined },
              'separator',
              { label: 'Delete', icon: <Trash2 aria-hidden="true" />, danger: true, onSelect: () => undefined },
            ]}
          />
        </Cluster>
        <Tabs
          label="Account"
          tabs={[
            { id: 'sign-in', label: 'Sign in', content: <p>With your address and password.</p> },
            { id: 'register', label: 'Register', content: <p>An administrator approves the request.</p> },
            { id: 'forgot', label: 'Forgot password', content: <p>We send a code.</p> },
          ]}
        />
      </Part>
    </>
  );
}
