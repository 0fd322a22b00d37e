// undici describes only its entry, which has the same values.
declare module 'undici/lib/dispatcher/agent.js' {
  import { Agent } from 'undici'
  export = Agent
}
declare module 'undici/lib/dispatcher/dispatcher.js' {
  import { Dispatcher } from 'undici'
  export = Dispatcher
}
declare module 'undici/lib/api/api-request.js' {
  import { Dispatcher } from 'undici'

  const request: Dispatcher['request']
  export = request
}
declare module 'undici/lib/core/connect.js' {
  import { buildConnector } from 'undici'
  export = buildConnector
}
declare module 'undici/lib/core/errors.js' {
  import { errors } from 'undici'
  export = errors
}
