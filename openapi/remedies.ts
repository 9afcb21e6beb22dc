// A remedy for each Redocly rule that `redocly.yaml` enables.

const EXAMPLE = 'Mend the example, or the schema where the example is right.';
const SERVERS = 'The contract is served at `/`: mend `servers` at the top.';
const SECURITY = 'Mend the name under `security`, or declare the scheme under `components.securitySchemes`.';
const PATH =
  'Mend the path: it begins with a slash, does not end in one, and has neither a query nor an empty parameter.';

export const REMEDIES: Record<string, string> = {
  'info-license': 'Say under `info` which `license` the API has.',
  'info-license-strict': 'Give the `license` an `identifier` or a `url`.',
  'no-ambiguous-paths': 'Change one of the two paths: an address must fit one of them only.',
  'no-duplicated-enum-values': 'Remove the value that stands twice.',
  'no-duplicated-tag-names': 'Remove the tag that stands twice under `tags`.',
  'no-empty-servers': SERVERS,
  'no-enum-type-mismatch':
    'Make the values of the `enum` and the `type` fit each other; null wants `null` among the types.',
  'no-example-value-and-externalValue': 'Keep the `value`, and remove `externalValue`.',
  'no-identical-paths':
    'Make the two paths one, or change one of them: the names of their parameters do not tell them apart.',
  'no-illogical-composition-keywords':
    'Give `anyOf`, `oneOf` or `allOf` two schemas or more that differ, or write the one schema without it.',
  'no-invalid-media-type-examples': EXAMPLE,
  'no-invalid-parameter-examples': EXAMPLE,
  'no-invalid-schema-examples': EXAMPLE,
  'no-mixed-number-range-constraints':
    'Keep either `minimum` or `exclusiveMinimum`, and either `maximum` or `exclusiveMaximum`.',
  'no-path-trailing-slash': PATH,
  'no-required-schema-properties-undefined': 'Describe the name under `properties`, or take it from `required`.',
  'no-schema-type-mismatch':
    'Make the `type` and what is beside it fit: `properties` want an object, `items` an array.',
  'no-server-example.com': SERVERS,
  'no-server-trailing-slash': SERVERS,
  'no-server-variables-empty-enum': SERVERS,
  'no-undefined-server-variable': SERVERS,
  'no-unresolved-refs': 'Mend the reference, or add what it points to.',
  'no-unsafe-markdown': 'Write the description without HTML that runs or loads something.',
  'no-unused-components': 'Use it from an operation, or remove it.',
  'operation-2xx-response': 'Describe a success under `responses`.',
  'operation-4xx-response': 'Describe under `responses` how the call is refused.',
  'operation-operationId': 'Give the operation an `operationId`: the generated names come from it.',
  'operation-operationId-unique': 'Give each operation an id of its own: the generated names come from it.',
  'operation-operationId-url-safe': 'Write the `operationId` in letters and digits, as in `listGames`.',
  'operation-parameters-unique': 'Remove the parameter that stands twice, or give it another name.',
  'operation-summary': 'Give the operation a `summary` of a few words.',
  'operation-tag-defined':
    'Mend the name, or declare the tag under `tags` at the top: the generated files lie in a folder of that name.',
  'path-declaration-must-exist': PATH,
  'path-not-include-query': 'Take the query out of the path, and declare it under `parameters` with `in: query`.',
  'path-parameters-defined':
    'Declare it under `parameters` with `in: path` and `required: true`, or make the names in the path and there the same.',
  'security-defined': SECURITY,
  'security-scopes-defined': SECURITY,
  'spec-components-invalid-map-name': 'Name the component in letters, digits, `.`, `-` and `_`.',
  'spec-ref-siblings': 'Move what stands beside the `$ref` to what it points to.',
  struct: 'Mend the name or its place: OpenAPI 3.1 does not have this there, or wants what is missing.',
  'tag-description': 'Describe the tag under `tags` at the top.',
};
