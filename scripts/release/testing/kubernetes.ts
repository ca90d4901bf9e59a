import { ServiceMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ServiceMonitor';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { CronJob } from 'kubernetes-models/batch/v1/CronJob';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Service } from 'kubernetes-models/v1/Service';

/** A manifest as YAML says it. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
}

const MODELS = [
  ...[
    Deployment,
    HorizontalPodAutoscaler,
    CronJob,
    Job,
    Ingress,
    NetworkPolicy,
    PodDisruptionBudget,
    ConfigMap,
    Service,
  ],
  ServiceMonitor,
];

/** A copy of a value that calls `read` with the path of each property that is read. */
function watched(value: unknown, at: string, read: (path: string) => void): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, key) {
      const own = Object.hasOwn(target, key) && typeof key === 'string';
      if (own) read(`${at}.${key}`);
      const found: unknown = Reflect.get(target, key);
      return own ? watched(found, `${at}.${key}`, read) : found;
    },
  });
}

const pathsIn = (value: unknown, at: string): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [`${at}.${key}`, ...pathsIn(inner, `${at}.${key}`)])
    : [];

/**
 * The mistakes in a manifest by the schema of its kind. A field that the validation never reads is not in the schema, and
 * is a mistake too.
 */
export function mistakesIn(manifest: Manifest): string[] {
  const Model = MODELS.find(({ apiVersion, kind }) => apiVersion === manifest.apiVersion && kind === manifest.kind);
  if (!Model) return [`there is no ${manifest.apiVersion} ${manifest.kind}`];
  const model = new Model();
  const read = new Set<string>();
  for (const [key, value] of Object.entries(manifest)) {
    read.add(`.${key}`);
    Object.assign(model, { [key]: watched(value, `.${key}`, (path) => read.add(path)) });
  }
  try {
    model.validate();
  } catch (error) {
    return [String(error)];
  }
  return pathsIn(manifest, '')
    .filter((path) => !read.has(path))
    .map((path) => `${path} is unknown`);
}
