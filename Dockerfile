# The bot and what it needs to run, nothing else. docs/hosting/README.md says how to use it, and how to pin the image below.
ARG PYTHON_IMAGE=python:3.12-slim
FROM ${PYTHON_IMAGE}

ENV PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    PIP_DISABLE_PIP_VERSION_CHECK=1 \
    PIP_NO_CACHE_DIR=1 \
    PIP_ROOT_USER_ACTION=ignore

# Fixed numbers, so that the owner of a mounted var/ can be set from outside.
RUN groupadd --gid 10001 forge \
    && useradd --uid 10001 --gid forge --home-dir /app --no-create-home --shell /usr/sbin/nologin forge

WORKDIR /app

COPY requirements.txt ./
RUN pip install --require-hashes --requirement requirements.txt

# Owned by root: the bot can write to its var/ and change nothing of itself.
COPY LICENSE bot.py ./
COPY kingsforge_bot/ ./kingsforge_bot/
COPY cogs/ ./cogs/
COPY data/ ./data/
COPY assets/ ./assets/
# Nothing is written here later, so the bot would compile itself at each start.
RUN python -m compileall -q kingsforge_bot cogs
RUN chmod --recursive u=rX,go=rX /app \
    && install --directory --owner=forge --group=forge --mode=0700 /app/var
VOLUME ["/app/var"]

USER forge
STOPSIGNAL SIGTERM
# What it means: docs/hosting/monitoring.md, "How the bot is".
HEALTHCHECK --interval=30s --timeout=10s --start-period=2m --retries=3 CMD ["python", "bot.py", "--health"]
# A host without a token wants to hear it, not a page to try the bot in.
CMD ["python", "bot.py", "--discord"]
