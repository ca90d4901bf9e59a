{{- define "site.labels" -}}
app.kubernetes.io/name: site
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{/* What every pod of the site has: no rights, nothing writable but two temporary folders, its secrets as files. */}}
{{- define "site.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
terminationGracePeriodSeconds: 50
{{- with .root.Values.imagePullSecrets }}
imagePullSecrets: {{ toJson . }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
volumes:
  - name: tmp
    emptyDir: {}
  - name: state
    emptyDir: {}
  {{- with .secrets }}
  - name: secrets
    secret:
      secretName: {{ $.root.Values.secret }}
      defaultMode: 0440
      items:
        {{- range . }}
        - { key: {{ . }}, path: {{ . }} }
        {{- end }}
  {{- end }}
  {{- if eq .component "shell" }}
  - name: trusted-keys
    configMap: { name: {{ .root.Release.Name }}-trusted-keys }
  {{- end }}
{{- end }}

{{- define "site.container" -}}
image: {{ required "image: name the image, by digest" .root.Values.image | quote }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
volumeMounts:
  - { name: tmp, mountPath: /tmp }
  - { name: state, mountPath: /var/lib/site }
  {{- if .secrets }}
  - { name: secrets, mountPath: /run/secrets/site, readOnly: true }
  {{- end }}
  {{- if eq .component "shell" }}
  - { name: trusted-keys, mountPath: /run/trusted-keys, readOnly: true }
  {{- end }}
env:
  {{- range $name, $value := .env }}
  {{- if ne ($value | toString) "" }}
  - { name: {{ $name }}, value: {{ $value | toString | quote }} }
  {{- end }}
  {{- end }}
{{- end }}

{{/* The variables of a server. */}}
{{- define "site.env.api" -}}
SITE_ORIGIN: {{ .Values.origin | quote }}
TRUST_PROXY: {{ .Values.trustProxy | quote }}
PLAINTEXT_HOSTS: {{ .Values.plaintextHosts | quote }}
DATABASE_URL_FILE: /run/secrets/site/database-url
SITE_KEYS_FILE: /run/secrets/site/keys.json
MAIL_URL_FILE: /run/secrets/site/mail-url
MAIL_FROM: {{ .Values.mailFrom | quote }}
FILES_URL: {{ .Values.filesUrl | quote }}
{{- end }}

{{- define "site.env.shell" -}}
SITE_ORIGIN: {{ .Values.origin | quote }}
TRUST_PROXY: {{ .Values.trustProxy | quote }}
PLAINTEXT_HOSTS: {{ prepend (without (splitList "," .Values.plaintextHosts) "") (printf "%s-api" .Release.Name) | join "," }}
API_ORIGIN: http://{{ .Release.Name }}-api:4000
STORE_URL: {{ .Values.storeUrl | quote }}
TRUSTED_KEYS: /run/trusted-keys/trusted-keys.json
DELIVERY_STATE: /var/lib/site/delivery
{{- end }}
