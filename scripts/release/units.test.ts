/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(__dirname, 'files/systemd');
const unit = (name: string): string => readFileSync(path.join(FOLDER, name), 'utf8');
const names = readdirSync(FOLDER);

test.each(names.filter((name) => name.endsWith('.timer')))('%s starts a command that ends', (timer) => {
  expect(unit(timer)).toMatch(/^OnCalendar=.+\n(?:.+\n)*Persistent=true$/m);
  expect(unit(timer)).toContain('WantedBy=timers.target');
  expect(unit(timer.replace('.timer', '.service'))).toMatch(/^Type=oneshot$/m);
});

test.each(names.filter((name) => name.endsWith('.service')))('%s gets no rights that it does not need', (name) => {
  for (const line of ['NoNewPrivileges=yes', 'ProtectHome=yes', 'PrivateTmp=yes', 'RestrictSUIDSGID=yes'])
    expect(unit(name).split('\n')).toContain(line);
  expect(unit(name)).toMatch(/^ProtectSystem=(?:strict|full)$/m);
  expect(unit(name)).toMatch(/^CapabilityBoundingSet=(?:CAP_DAC_OVERRIDE)?$/m);
});
