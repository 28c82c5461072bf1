"""The games as environments for learning and research: arrays, PettingZoo, Gymnasium, OpenSpiel, batches.

Most of it needs `claimant[envs]`; `open_spiel` also needs `claimant[open-spiel]`.

>>> from claimant.envs import claim_v1
>>> env = claim_v1.env(deck="claim2", players=3)
>>> env.reset(seed=7)
>>> env.agent_selection
'seat_1'

Gymnasium finds `Claim-v1` and `Kingdoms-v1` if it is told to import this package:

>>> import gymnasium
>>> env = gymnasium.make("claimant.envs:Claim-v1", opponent="random")
>>> observation, info = env.reset(seed=7)
>>> observation.shape, int(info["action_mask"].sum())
((1038,), 11)
"""

from claimant.extras import require

require("envs", "numpy", "gymnasium", "pettingzoo")

import gymnasium  # noqa: E402

for name, game in (("Claim-v1", "claim"), ("Kingdoms-v1", "kingdoms")):
    gymnasium.register(name, entry_point="claimant.envs.solo:SoloEnv", kwargs={"game": game})
