// The parts of undici that we use, half of it. The whole is 1.2 MB of source, which each process would keep.

import request from 'undici/lib/api/api-request.js'
import buildConnector from 'undici/lib/core/connect.js'
import errors from 'undici/lib/core/errors.js'
import Agent from 'undici/lib/dispatcher/agent.js'
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js'

// As undici's own entry does with all methods.
Dispatcher.prototype.request = request

export { Agent, buildConnector, errors }
