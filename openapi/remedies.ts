// A remedy for each Redocly rule that `redocly.yaml` enables.

const EXAMPLE = 'Correct the example, or the schema if the example is right.';
const SERVERS = 'The contract is served at `/`: correct `servers` at the top.';
const SECURITY = 'Correct the name under `security`, or declare the scheme under `components.securitySchemes`.';
const PATH =
  'Correct the path: it must begin with a slash, not end with one, and have neither a query nor an empty parameter.';

export const REMEDIES: Record<string, string> = {
  'info-license': 'Add a `license` under `info`.',
  'info-license-strict': 'Give the `license` an `identifier` or a `url`.',
  'no-ambiguous-paths': 'Change one of the two paths: a URL must match only one of them.',
  'no-duplicated-enum-values': 'Remove the duplicate value.',
  'no-duplicated-tag-names': 'Remove the duplicate tag under `tags`.',
  'no-empty-servers': SERVERS,
  'no-enum-type-mismatch': 'Make the `enum` match the `type`; null requires `null` among the types.',
  'no-example-value-and-externalValue': 'Keep the `value`, and remove `externalValue`.',
  'no-identical-paths':
    'Merge the two paths, or change one of them: different parameter names do not make them different.',
  'no-illogical-composition-keywords':
    'Give `anyOf`, `oneOf` or `allOf` at least two different schemas, or write the single schema without it.',
  'no-invalid-media-type-examples': EXAMPLE,
  'no-invalid-parameter-examples': EXAMPLE,
  'no-invalid-schema-examples': EXAMPLE,
  'no-mixed-number-range-constraints':
    'Keep either `minimum` or `exclusiveMinimum`, and either `maximum` or `exclusiveMaximum`.',
  'no-path-trailing-slash': PATH,
  'no-required-schema-properties-undefined': 'Describe the name under `properties`, or remove it from `required`.',
  'no-schema-type-mismatch': 'Make the `type` match its keywords: `properties` require an object, `items` an array.',
  'no-server-example.com': SERVERS,
  'no-server-trailing-slash': SERVERS,
  'no-server-variables-empty-enum': SERVERS,
  'no-undefined-server-variable': SERVERS,
  'no-unresolved-refs': 'Correct the reference, or add its target.',
  'no-unsafe-markdown': 'Remove HTML that runs or loads something from the description.',
  'no-unused-components': 'Use it from an operation, or remove it.',
  'operation-2xx-response': 'Describe a success under `responses`.',
  'operation-4xx-response': 'Describe a refusal under `responses`.',
  'operation-operationId': 'Give the operation an `operationId`: the generated names come from it.',
  'operation-operationId-unique': 'Give each operation an id of its own: the generated names come from it.',
  'operation-operationId-url-safe': 'Write the `operationId` in letters and digits, as in `listGames`.',
  'operation-parameters-unique': 'Remove the duplicate parameter, or rename it.',
  'operation-description': 'Give the operation a `description`: what it answers or changes, in a sentence.',
  'operation-summary': 'Give the operation a `summary` of a few words.',
  'operation-tag-defined':
    'Correct the name, or declare the tag under `tags` at the top: the folder of the generated files is named after it.',
  'path-declaration-must-exist': PATH,
  'path-not-include-query': 'Remove the query from the path, and declare it under `parameters` with `in: query`.',
  'path-parameters-defined':
    'Declare it under `parameters` with `in: path` and `required: true`, or use the same name in both places.',
  'security-defined': SECURITY,
  'security-scopes-defined': SECURITY,
  'spec-components-invalid-map-name': 'Name the component in letters, digits, `.`, `-` and `_`.',
  'spec-ref-siblings': 'Move the keywords beside the `$ref` to its target.',
  struct: 'Correct the name or its place: OpenAPI 3.1 does not allow this here, or requires something that is missing.',
  'tag-description': 'Describe the tag under `tags` at the top.',
};
